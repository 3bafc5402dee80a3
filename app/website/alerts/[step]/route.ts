import { serveAlerts } from '@/lib/endpoints/alerts';

export const dynamic = 'force-dynamic';

async function serve(request: Request, { params }: { params: Promise<{ step: string }> }): Promise<Response> {
  return serveAlerts(request, (await params).step);
}

export { serve as DELETE, serve as GET, serve as HEAD, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
