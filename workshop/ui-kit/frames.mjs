// What a screen is seen in. Devices take the width they have in the picture and the size their screen is designed at.
import { icon, safe } from './html.mjs';

const zoomed = (body, w, h, zoom, theme) =>
  `<div class="screen ${theme}" style="width:${w}px;height:${h}px;zoom:${zoom}">${body}</div>`;

const lights = (plain) => `<div class="lights${plain ? ' plain' : ''}"><i></i><i></i><i></i></div>`;

/** A desktop application. `system`: mac, windows or plain; `bar` is what its title bar holds after the lights. */
export function desktopWindow({ w, h, system = 'plain', bar = '', body, theme = 'ink', style = '' }) {
  const captions = `<div class="captions"><span>${icon('Minus', 13, 1.5)}</span><span>${icon('Square', 11, 1.5)}</span><span>${icon('X', 14, 1.5)}</span></div>`;
  return `<div class="window ${theme}" style="width:${w}px;height:${h}px;${system === 'windows' ? 'border-radius:8px;' : ''}${style}">
    <div class="bar">${system === 'windows' ? '' : lights(system === 'plain')}${bar}${system === 'windows' ? captions : ''}</div>
    <div class="body">${body}</div></div>`;
}

/** A browser with one address; `tabs` are titles, the first one open. */
export function browserWindow({ w, h, address, body, theme = 'paper', style = '' }) {
  return `<div class="window ${theme}" style="width:${w}px;height:${h}px;${style}">
    <div class="bar" style="height:40px;gap:14px">${lights(false)}
      <span class="row mute" style="gap:10px">${icon('ChevronLeft', 15)}${icon('ChevronRight', 15)}${icon('RotateCw', 13)}</span>
      <div class="address">${icon('Lock', 11)}<span class="grow clip">${safe(address)}</span>${icon('Star', 12)}</div>
      <span class="row mute" style="gap:12px">${icon('Share', 14)}${icon('Plus', 15)}${icon('Copy', 13)}</span>
    </div><div class="body">${body}</div></div>`;
}

/** A phone `w` wide. Its screen is designed at 390 × 844; the top 56 px hold the status bar, the last 24 the home bar. */
export function phone({ w, body, theme = 'ink', time = '14:36', home = true, status = true, style = '' }) {
  const rim = 0.0105 * w;
  const bezel = 0.0215 * w;
  const inset = rim + bezel;
  const zoom = (w - 2 * inset) / 390;
  const h = 844 * zoom + 2 * inset;
  const radius = w * 0.162;
  const key = (side, top, tall) =>
    `<i class="key" style="${side}:${-0.006 * w}px;top:${top * h}px;height:${tall * h}px;width:${0.012 * w}px;border-radius:${0.004 * w}px"></i>`;
  return `<div class="phone" style="width:${w}px;height:${h}px;${style}">
    ${key('left', 0.168, 0.036)}${key('left', 0.235, 0.066)}${key('left', 0.317, 0.066)}${key('right', 0.262, 0.104)}
    <div class="edge" style="border-radius:${radius}px"></div>
    <div class="bezel" style="inset:${rim}px;border-radius:${radius - rim}px"></div>
    <div class="glass ${theme}" style="inset:${inset}px;border-radius:${radius - inset}px">
      <div class="screen ${theme}" style="width:390px;height:844px;zoom:${zoom};font-size:15px">${body}
        ${status ? `<div class="status"><span>${time}</span><span class="row" style="gap:6px">${signal}${icon('Wifi', 18, 2.4)}${battery}</span></div>` : ''}
        <div class="island"></div>${home ? '<div class="home"></div>' : ''}
      </div></div></div>`;
}

const signal =
  '<svg width="19" height="12" fill="currentColor"><rect y="8" width="3.4" height="4" rx="1"/><rect x="5" y="5.4" width="3.4" height="6.6" rx="1"/><rect x="10" y="2.7" width="3.4" height="9.3" rx="1"/><rect x="15" width="3.4" height="12" rx="1"/></svg>';
const battery =
  '<svg width="28" height="13"><rect x=".5" y=".5" width="24" height="12" rx="3.6" fill="none" stroke="currentColor" opacity=".42"/><rect x="2" y="2" width="18" height="9" rx="2.2" fill="currentColor"/><path d="M26 4.4v4.2c.9-.4 1.4-1.2 1.4-2.1S26.900 4.800 26 4.400Z" fill="currentColor" opacity=".5"/></svg>';

/** A tablet on its side, `w` wide, its screen designed at `screen` × three quarters of it. */
export function tablet({ w, screen = 1080, ratio = 0.72, body, theme = 'paper', style = '' }) {
  const rim = 0.0038 * w;
  const bezel = 0.0178 * w;
  const inset = rim + bezel;
  const zoom = (w - 2 * inset) / screen;
  const tall = screen * ratio;
  const h = tall * zoom + 2 * inset;
  const radius = w * 0.034;
  return `<div class="tablet" style="width:${w}px;height:${h}px;${style}">
    <div class="edge" style="border-radius:${radius}px"></div>
    <div class="bezel" style="inset:${rim}px;border-radius:${radius - rim}px"></div>
    <div class="glass ${theme}" style="inset:${inset}px;border-radius:${radius - inset}px">${zoomed(body, screen, tall, zoom, theme)}</div></div>`;
}

/** A laptop whose lid is `w` wide (its base reaches 6 % further out on both sides). */
export function laptop({ w, screen = 1280, ratio = 0.625, body, theme = 'ink', style = '' }) {
  const pad = 0.0115 * w;
  const zoom = (w - 2 * pad) / screen;
  return `<div class="laptop" style="width:${w}px;${style}">
    <div class="lid" style="padding:${pad}px ${pad}px ${pad * 1.3}px"><div style="overflow:hidden;border-radius:9px 9px 2px 2px">${zoomed(body, screen, screen * ratio, zoom, theme)}</div></div>
    <div class="base"></div></div>`;
}

export function monitor({ w, screen = 1440, ratio = 0.5625, body, theme = 'ink', style = '' }) {
  const zoom = (w - 18) / screen;
  return `<div class="monitor" style="width:${w}px;${style}">
    <div class="panel"><div style="overflow:hidden;border-radius:5px">${zoomed(body, screen, screen * ratio, zoom, theme)}</div></div>
    <div class="neck"></div><div class="foot"></div></div>`;
}
