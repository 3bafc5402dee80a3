import { financialCalendarPage } from '@/components/investors/calendar/financial-calendar';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('financialCalendar', financialCalendarPage);

export const generateMetadata = page.metadata;
export default page.render;
