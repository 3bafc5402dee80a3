/** Nothing ever comes into view: what a component does then is not what these tests are about. */
export function withoutIntersections(): void {
  class NeverIntersecting {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: NeverIntersecting, configurable: true });
}

/** Addresses that scripts leave for. Jsdom cannot navigate and its Location cannot be replaced, so its inside is watched. */
export function watchNavigation(): string[] {
  const addresses: string[] = [];
  const inside = Object.getOwnPropertySymbols(window.location)
    .map((symbol): unknown => Reflect.get(window.location, symbol))
    .find((value): value is Pick<Location, 'assign' | 'replace'> => typeof Object(value).assign === 'function');
  if (!inside) throw new Error('Jsdom keeps the inside of its Location elsewhere now.');
  const leave = (address: string | URL) => {
    addresses.push(String(address));
  };
  jest.spyOn(inside, 'assign').mockImplementation(leave);
  jest.spyOn(inside, 'replace').mockImplementation(leave);
  return addresses;
}
