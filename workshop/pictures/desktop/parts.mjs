// Small parts several of these pictures share.

/** Title of a pane in a dense window. */
export const head = (title, right = '') =>
  `<div class="row between" style="flex:none;height:32px;padding:0 12px;border-bottom:1px solid var(--line);white-space:nowrap"><b class="strong">${title}</b><span class="row mute" style="gap:10px">${right}</span></div>`;

/** Key of a chart: [word, colour] pairs. */
export const legend = (pairs, style = '') =>
  `<div class="row soft" style="gap:14px;font-size:11px;white-space:nowrap;${style}">${pairs
    .map(
      ([word, colour]) =>
        `<span class="row" style="gap:6px"><i style="width:8px;height:8px;border-radius:2px;background:${colour}"></i>${word}</span>`,
    )
    .join('')}</div>`;

/**
 * A part of a screen at its own size, from a point of it on, without a device around it.
 *
 * @param {string} body of the screen @param {{ screen: [number, number], from: [number, number], theme?: string }} part
 */
export const moment = (body, { screen: [width, height], from: [x, y], theme = 'paper' }) =>
  `<div style="position:absolute;inset:0;overflow:hidden"><div class="screen ${theme}" style="position:absolute;left:${-x}px;top:${-y}px;width:${width}px;height:${height}px">${body}</div></div>`;
