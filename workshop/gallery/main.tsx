import '../../components/ui/global.css';
import './gallery.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Device, type Sheet, SheetFrame } from './frame';
import * as content from './sheets/content';
import * as controls from './sheets/controls';
import * as moving from './sheets/moving';
import * as sections from './sheets/sections';
import { SITUATIONS } from './situations';
import { WORDS } from './words';

const SHEETS: Record<string, Sheet> = { ...controls, ...content, ...sections, ...moving };

declare global {
  /** What there is to photograph, for the camera. */
  var gallery: { sheets: string[]; situations: { name: string; devices: Device[]; lang: string }[] };
}

globalThis.gallery = {
  sheets: Object.keys(SHEETS),
  situations: Object.entries(SITUATIONS).map(([name, { devices, lang }]) => ({ name, devices, lang })),
};

const asked = new URLSearchParams(window.location.search);
const device = asked.get('device') as Device;
const stage = createRoot(document.getElementById('stage') as HTMLElement);
const sheetName = asked.get('sheet') ?? '';
const sheet = SHEETS[sheetName];
const situation = SITUATIONS[asked.get('situation') ?? ''];

if (sheet) flushSync(() => stage.render(<SheetFrame name={sheetName} sheet={sheet} device={device} />));
if (situation) {
  const words = WORDS[asked.get('lang') as keyof typeof WORDS];
  document.documentElement.lang = words.lang;
  flushSync(() => stage.render(situation.content({ words, device })));
}
