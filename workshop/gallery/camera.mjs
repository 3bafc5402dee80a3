/** Puts every `Forced` element into its state, as the browser's own inspector does. */
export async function forceStates(page) {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument');
  const { nodeIds } = await inspector.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-forced]' });
  for (const nodeId of nodeIds) {
    const { attributes } = await inspector.send('DOM.getAttributes', { nodeId });
    const attribute = (name) => attributes[attributes.indexOf(name) + 1];
    const target = await inspector.send('DOM.querySelector', { nodeId, selector: attribute('data-on') });
    const states = attribute('data-forced').split(' ');
    // Whatever lies around what is pointed at is pointed at too.
    const around = states.includes('hover') ? [nodeId] : [];
    if (target.nodeId) await force(target.nodeId, states);
    const card = await inspector.send('DOM.querySelector', { nodeId, selector: 'article' });
    for (const one of [...around, card.nodeId].filter(Boolean))
      await force(
        one,
        states.filter((state) => state === 'hover'),
      );
  }

  function force(nodeId, forcedPseudoClasses) {
    return inspector.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}

/** Does what the situation needs to be seen: its `data-open` element is pressed, pointed at or focused. */
export async function openSituation(page) {
  await page.evaluate(() => document.fonts.ready);
  const opener = page.locator('[data-open]');
  if (await opener.count()) {
    const how = await opener.getAttribute('data-open');
    const target = opener.locator('button, select').first();
    if (how === 'hover') await target.hover();
    else if (how === 'tap') await target.tap();
    else await target.click();
  }
  await page.waitForTimeout(500);
}
