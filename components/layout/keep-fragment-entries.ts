/**
 * Gives the entry that a plain link to a fragment makes in the history the state of the page that it stands on. It has
 * none of its own, so whoever came back to it from another page saw that one under this one's address: the router
 * passes over entries that nobody gave a state.
 */
export function keepFragmentEntries(): () => void {
  let known: { page: string; state: unknown } | undefined;

  const learn = () => {
    if (window.history.state !== null) known = { page: pageOf(window.location), state: window.history.state };
  };
  const onHashChange = () => {
    if (window.history.state === null && known?.page === pageOf(window.location))
      window.history.replaceState(known.state, '');
  };
  learn();
  document.addEventListener('click', learn, true);
  window.addEventListener('hashchange', onHashChange);
  return () => {
    document.removeEventListener('click', learn, true);
    window.removeEventListener('hashchange', onHashChange);
  };
}

const pageOf = ({ pathname, search }: Location) => pathname + search;
