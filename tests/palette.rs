//! The palette, held to its promises (look.md; ux.md, section 16, no. 53): the four colors of a side are told apart under every
//! kind of color vision, digits are read on their panels, and a card is seen on every ground it may lie on.

use std::collections::HashMap;

const TOKENS: &str = include_str!("../style/tokens.css");
const LIGHT: [&str; 4] = ["red", "yellow", "green", "blue"];
const DARK: [&str; 4] = ["pink", "teal", "orange", "purple"];

type Rgb = [f64; 3];

/// Color vision as a matrix on linear RGB: none missing, and the three dichromacies (Machado, Oliveira and Fernandes 2009).
const VISIONS: [(&str, [Rgb; 3]); 4] = [
    (
        "normal",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protan",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deutan",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritan",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Every `--name: #rrggbb` of the token file, in linear RGB.
fn tokens() -> HashMap<String, Rgb> {
    TOKENS
        .split(['{', '}', ';'])
        .filter_map(|line| {
            line.rsplit_once("--")
                .and_then(|(_, token)| token.split_once(": #"))
        })
        .filter(|(_, hex)| hex.trim_end().len() == 6)
        .map(|(name, hex)| (name.to_owned(), linear(hex.trim_end())))
        .collect()
}

fn linear(hex: &str) -> Rgb {
    [0, 2, 4].map(|at| {
        let part =
            f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("a hex color")) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn times(matrix: &[Rgb; 3], [r, g, b]: Rgb) -> Rgb {
    matrix.map(|row| (row[0] * r + row[1] * g + row[2] * b).clamp(0.0, 1.0))
}

fn contrast(one: Rgb, other: Rgb) -> f64 {
    let light = |[r, g, b]: Rgb| 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

/// CIE L*a*b* under D65.
fn lab(color: Rgb) -> Rgb {
    let to_xyz = [
        [0.412_456, 0.357_576, 0.180_437],
        [0.212_673, 0.715_152, 0.072_175],
        [0.019_334, 0.119_192, 0.950_304],
    ];
    let white = [0.950_47, 1.0, 1.088_83];
    let mut xyz = to_xyz.map(|row: Rgb| row[0] * color[0] + row[1] * color[1] + row[2] * color[2]);
    for (part, white) in xyz.iter_mut().zip(white) {
        let t = *part / white;
        *part = if t > 216.0 / 24_389.0 {
            t.cbrt()
        } else {
            (24_389.0 / 27.0 * t + 16.0) / 116.0
        };
    }
    [
        116.0 * xyz[1] - 16.0,
        500.0 * (xyz[0] - xyz[1]),
        200.0 * (xyz[1] - xyz[2]),
    ]
}

/// The difference of two colors, CIEDE2000 (Sharma, Wu and Dalal 2005).
fn delta_e(one: Rgb, other: Rgb) -> f64 {
    let ([l1, a1, b1], [l2, a2, b2]) = (lab(one), lab(other));
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let g = 1.5 - 0.5 * seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2)));
    let (c1, c2) = ((a1 * g).hypot(b1), (a2 * g).hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a * g).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let turn = (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0;
    let (light, chroma, h) = (
        f64::midpoint(l1, l2),
        f64::midpoint(c1, c2),
        h1 + turn / 2.0,
    );
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let off = (light - 50.0).powi(2);
    let dl = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let dc = (c2 - c1) / (1.0 + 0.045 * chroma);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn.to_radians() / 2.0).sin() / (1.0 + 0.015 * chroma * t);
    let blue = (h.rem_euclid(360.0) - 275.0) / 25.0;
    let twist = -(60.0 * (-blue * blue).exp()).to_radians().sin() * 2.0 * seventh(chroma);
    (dl * dl + dc * dc + dh * dh + twist * dc * dh).sqrt()
}

/// The formula, held to two differences that are known.
#[test]
fn difference_agrees_with_known_ones() {
    let red_green = delta_e(linear("ff0000"), linear("00ff00"));
    assert!(
        (red_green - 86.6).abs() < 0.1,
        "red to green is 86.6, not {red_green}"
    );
    let black_white = delta_e([0.0; 3], [1.0; 3]);
    assert!(
        (black_white - 100.0).abs() < 0.1,
        "black to white is 100, not {black_white}"
    );
}

#[test]
fn four_colors_of_a_side_differ_in_every_vision() {
    let tokens = tokens();
    for side in [LIGHT, DARK] {
        for (vision, matrix) in VISIONS {
            for (at, one) in side.iter().enumerate() {
                for other in &side[at + 1..] {
                    let difference =
                        delta_e(times(&matrix, tokens[*one]), times(&matrix, tokens[*other]));
                    assert!(
                        difference >= 15.0,
                        "{one} and {other} differ by {difference:.1} in {vision} vision"
                    );
                }
            }
        }
    }
}

#[test]
fn digits_are_read_on_their_panels() {
    let tokens = tokens();
    for color in LIGHT.into_iter().chain(DARK) {
        let ratio = contrast(tokens[color], tokens[&format!("{color}-on")]);
        assert!(ratio >= 4.5, "digits on {color} have {ratio:.2}:1");
    }
    for (digits, panel) in [("paper", "wild"), ("paper", "wild-dark")] {
        let ratio = contrast(tokens[digits], tokens[panel]);
        assert!(ratio >= 4.5, "{digits} on {panel} has {ratio:.2}:1");
    }
}

/// One line cannot stand out from dark felt and from pale paper at once, so a card has two: on every ground the keyline or the
/// frame inside it does, and they stand out from each other. That holds for cards that may not be played as well.
#[test]
fn card_is_seen_on_felt_and_on_paper() {
    let tokens = tokens();
    for (key, frame) in [
        ("key", "paper"),
        ("key", "paper-dim"),
        ("key-dark", "night"),
        ("key-dark", "night-dim"),
    ] {
        let edge = contrast(tokens[key], tokens[frame]);
        assert!(edge >= 3.0, "{key} on {frame} has {edge:.2}:1");
        for ground in ["felt-lit", "felt", "felt-dim", "paper"] {
            let ratio =
                contrast(tokens[key], tokens[ground]).max(contrast(tokens[frame], tokens[ground]));
            assert!(
                ratio >= 3.0,
                "{key} and {frame} have only {ratio:.2}:1 on {ground}"
            );
        }
    }
}

#[test]
fn words_are_read_where_they_stand() {
    let tokens = tokens();
    for (words, ground) in [
        ("text", "felt-lit"),
        ("text-soft", "felt-lit"),
        ("text", "shade-solid"),
        ("text-soft", "shade-solid"),
        ("ink", "paper"),
        ("ink-soft", "paper"),
        ("ink", "glow"),
        ("ink", "call"),
        ("ink", "calm"),
        ("glow", "shade-solid"),
    ] {
        let ratio = contrast(tokens[words], tokens[ground]);
        assert!(ratio >= 4.5, "{words} on {ground} has {ratio:.2}:1");
    }
}

/// The ring of a focused control is white with ink beside it, so that one of the two is seen on any ground.
#[test]
fn focus_is_seen_on_every_ground() {
    let tokens = tokens();
    for ground in [
        "felt-lit",
        "felt",
        "felt-dim",
        "shade-solid",
        "paper",
        "glow",
        "call",
    ] {
        let ratio =
            contrast(tokens["focus"], tokens[ground]).max(contrast(tokens["ink"], tokens[ground]));
        assert!(
            ratio >= 3.0,
            "the focus ring has only {ratio:.2}:1 on {ground}"
        );
    }
}
