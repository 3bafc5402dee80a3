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
