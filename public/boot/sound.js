// Synthesizes short sounds, so no file is fetched. The program names the cue; see src/platform/sound.rs.

// Each cue is a few notes: pitch in Hz, pitch at the end, start and length in seconds, shape of the wave.
const CUES = {
  play: [[520, 380, 0, 0.07, 'triangle']],
  draw: [[260, 340, 0, 0.08, 'triangle']],
  skip: [[440, 220, 0, 0.16, 'sawtooth']],
  turn: [[392, 392, 0, 0.09, 'sine'], [587, 587, 0.1, 0.14, 'sine']],
  reverse: [[330, 660, 0, 0.12, 'triangle'], [660, 330, 0.12, 0.12, 'triangle']],
  dare: [[196, 196, 0, 0.1, 'square'], [294, 294, 0.1, 0.1, 'square'], [392, 392, 0.2, 0.2, 'square']],
  call: [[784, 784, 0, 0.09, 'sine'], [988, 988, 0.1, 0.16, 'sine']],
  caught: [[392, 262, 0, 0.2, 'sawtooth']],
  flip: [[200, 900, 0, 0.3, 'sine']],
  press: [[110, 70, 0, 0.12, 'square']],
  refused: [[180, 160, 0, 0.12, 'triangle']],
  win: [[523, 523, 0, 0.12, 'sine'], [659, 659, 0.13, 0.12, 'sine'], [784, 784, 0.26, 0.12, 'sine'], [1047, 1047, 0.39, 0.3, 'sine']],
};
const LOUD = 0.12; // Quieter than talk at the table.

let context;

/** Listens for cues. Browsers allow sound only after the first touch or key; before that no sound is tried. */
export function playSounds() {
  const wake = () => {
    context ??= globalThis.AudioContext && new AudioContext();
    context?.resume();
  };
  for (const kind of ['pointerup', 'keydown']) addEventListener(kind, wake, { passive: true });
  addEventListener('uskalla:sound', ({ detail }) => document.hidden || (CUES[detail] ?? []).forEach(play));
  document.addEventListener('visibilitychange', () => document.hidden && context?.suspend());
}

function play([from, to, start, length, shape]) {
  if (context?.state !== 'running') return;
  const at = context.currentTime + start;
  const tone = new OscillatorNode(context, { type: shape, frequency: from });
  const volume = new GainNode(context, { gain: 0 });
  tone.frequency.linearRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(LOUD, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
