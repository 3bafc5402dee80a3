/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { LogoWall } from '@/components/ui/media/logo-wall';
import { comesIntoView, installMotion } from '../../support/motion';

const marks = Array.from({ length: 22 }, (_, index) => ({
  src: `/client/${index}.svg`,
  name: `Firm ${index}`,
  width: 240,
  height: 96,
}));
const tiles = () => within(screen.getByRole('list', { name: 'Our clients' })).getAllByRole('listitem');

describe('§9 partner walls', () => {
  test('§9 the broker wall: 22 marks by name, and a last tile that says there are more', () => {
    render(<LogoWall label="Our clients" marks={marks} more="and 280 more" />);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('alt'))).toEqual(marks.map(({ name }) => name));
    expect(tiles()).toHaveLength(23);
    expect(tiles().at(-1)).toHaveTextContent('and 280 more');
  });

  test('the last tile may lead to what the marks count', () => {
    render(<LogoWall label="Our clients" marks={marks} more={<a href="/aboutUs">Definitions</a>} />);
    expect(within(tiles().at(-1) as HTMLElement).getByRole('link', { name: 'Definitions' })).toBeVisible();
  });

  test('a wall that is whole says nothing of more', () => {
    render(<LogoWall label="Our clients" marks={marks.slice(0, 12)} />);
    expect(tiles()).toHaveLength(12);
  });

  test('rows that scroll are reached by keys, and ask for all their marks as they come near', () => {
    installMotion();
    render(<LogoWall label="Our clients" marks={marks} rows={3} />);
    expect(screen.getByRole('region', { name: 'Our clients' })).toHaveAttribute('tabindex', '0');
    const shown = screen.getAllByRole<HTMLImageElement>('img');
    expect(shown.map((mark) => mark.getAttribute('loading'))).toEqual(marks.map(() => 'lazy'));
    comesIntoView();
    expect(shown.map((mark) => mark.loading)).toEqual(marks.map(() => 'eager'));
  });
});
