import { serveInteractiveScroll } from '@/lib/website-api/server/reads';

export const dynamic = 'force-dynamic';

export const GET = serveInteractiveScroll;
