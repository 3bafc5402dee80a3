import type { PageContext } from '@/lib/site/page-context';
import { Centre } from './centre';
import { Consult, Partners, Saas } from './closing';
import { MobileDay } from './day';
import { Example } from './example';
import { MobileOpening } from './opening';
import { Platform } from './platform';
import { MobileSoftware } from './software';
import { MobileSupply } from './supply';

/** Broker service on mobile (§2). */
export function MobileBroker({ page }: { page: PageContext }) {
  return (
    <>
      <MobileOpening page={page} />
      <MobileSoftware page={page} />
      <Centre page={page} />
      <MobileDay />
      <MobileSupply />
      <Example />
      <Platform page={page} />
      <Partners page={page} />
      <Saas page={page} />
      <Consult page={page} />
    </>
  );
}
