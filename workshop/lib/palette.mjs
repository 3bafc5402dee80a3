// "Market light": ink where the market is shown, paper where we speak about it.
// Covers are shared by three languages whose readers disagree on red and green,
// so rising is solid blue and falling a hollow slate, always with a sign.
export const blue = '#1F5BFF';
export const blueLight = '#6C95FF';
export const glow = '#5EE6E0'; // light only, never a surface
export const teal = '#13B3AA'; // the glow's printable twin, for paper
export const white = '#FFFFFF';

// A film that is drawn once for each side of the border has the reader's colours, those of ui-kit/styles/base.css on ink:
// green for a rise in Hong Kong and in English, red in the mainland.
const [green, red] = ['#2BBF87', '#F4606C'];
export const greenUp = { up: green, down: red };
export const redUp = { up: red, down: green };

export const ink = {
  name: 'ink',
  bg: '#070B14',
  panel: '#0B1220',
  raised: '#131C2E',
  edge: '#2A3853',
  line: '#1B2740',
  text: '#FFFFFF',
  soft: '#BAC6DD',
  mute: '#8191B0',
  faint: '#33425F',
  up: blueLight,
  down: '#7686A6',
  accent: blueLight,
  light: glow,
  brand: blue,
  bid: '#16347F',
  ask: '#1F2B44',
};

export const paper = {
  name: 'paper',
  bg: '#F5F7FB',
  panel: '#FFFFFF',
  raised: '#F5F7FB',
  edge: '#D5DDEA',
  line: '#E3E8F0',
  text: '#0B1220',
  soft: '#4A566C',
  mute: '#64718A',
  faint: '#C3CEDF',
  up: blue,
  down: '#7D8AA3',
  accent: blue,
  light: teal,
  brand: blue,
  bid: '#D9E4FF',
  ask: '#E8ECF3',
};
