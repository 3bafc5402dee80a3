import { QueryClient } from '@tanstack/react-query';

/**
 * The one QueryClient of the site, for what browsers read and send. It comes with
 * the code that uses it, never with a page. A visitor who is offline is told so like
 * of any other failure, and nothing is sent twice without being asked for.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
