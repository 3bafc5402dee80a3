import type { PageContext } from '@/lib/site/page-context';
import { Centre } from './centre';
import { Consult, Partners, Saas } from './closing';
import { DesktopDay } from './day';
import { Example } from './example';
import { DesktopOpening } from './opening';
import { Platform } from './platform';
import { DesktopSoftware } from './software';
import { DesktopSupply } from './supply';

/** Broker service on desktop (§2). */
export function DesktopBroker({ page }: { page: PageContext }) {
  return (
    <>
      <DesktopOpening />
      <DesktopSoftware page={page} />
      <DesktopSupply />
      <Centre page={page} />
      <DesktopDay />
      <Example />
      <Platform page={page} />
      <Saas page={page} />
      <Partners page={page} />
      <Consult page={page} />
    </>
  );
}
