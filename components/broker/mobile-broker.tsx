import type { PageContext } from '@/lib/site/page-context';
import { Centre } from './centre';
import { MobileConsult, Partners, Saas } from './closing';
import { MobileDay } from './day';
import { Example } from './example';
import { MobileOpening } from './mobile-opening';
import { MobileSoftware } from './mobile-software';
import { Platform } from './platform';
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
      <MobileConsult page={page} />
    </>
  );
}
