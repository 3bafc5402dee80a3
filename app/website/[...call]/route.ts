import { serveCall } from '@/lib/endpoints/serve-call';

export const dynamic = 'force-dynamic';

export {
  serveCall as DELETE,
  serveCall as GET,
  serveCall as HEAD,
  serveCall as OPTIONS,
  serveCall as PATCH,
  serveCall as POST,
  serveCall as PUT,
};
