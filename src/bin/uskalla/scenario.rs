//! `uskalla scenario FILE…`

use uskalla::notation::run_all;

use crate::output::{Output, Problem, read};

/// Runs all scenarios of all files. Every file must be readable before the first is run.
pub fn run(paths: &[String], output: &mut Output) -> Result<bool, Problem> {
    if paths.is_empty() {
        return Err(Problem::unusable("scenario needs a FILE"));
    }
    let texts = paths
        .iter()
        .map(|path| Ok((path, read(path)?)))
        .collect::<Result<Vec<_>, Problem>>()?;
    let files = texts.iter().map(|(path, text)| {
        run_all(text).map_err(|fault| Problem::unusable(fault.at(path).to_string()))
    });
    let (mut passed, mut failed) = (0, 0);
    for report in files
        .collect::<Result<Vec<_>, Problem>>()?
        .into_iter()
        .flatten()
    {
        match report.result {
            Ok(()) => {
                passed += 1;
                output.line(format!("ok {}", report.name))?;
            }
            Err(fault) => {
                failed += 1;
                output.line(format!("FAIL {}: {fault}", report.name))?;
            }
        }
    }
    output.line(format!("{passed} passed, {failed} failed"))?;
    Ok(failed == 0)
}
