import { serveVisitorArea } from '@/lib/website-api/server/reads';

export const dynamic = 'force-dynamic';

export const GET = serveVisitorArea;
