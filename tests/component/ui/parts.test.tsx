/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '@/components/ui/actions/breadcrumb';
import { BusyButton } from '@/components/ui/actions/busy-button';
import { Button, IconButton } from '@/components/ui/actions/button';
import { Field, type Validity } from '@/components/ui/fields/field';
import { EmptyState } from '@/components/ui/layout/empty-state';

describe('button', () => {
  test('is no submit button unless it says so', () => {
    render(<Button>Send</Button>);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'button');
  });

  test('§4 a busy button keeps its name and says that it is busy', () => {
    render(<BusyButton busy>Send</BusyButton>);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  });

  test('a button of one icon has a name', () => {
    render(<IconButton label="Close menu">×</IconButton>);
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('type', 'button');
  });

  test('a button that is not busy does not say so', () => {
    render(<BusyButton busy={false}>Send</BusyButton>);
    expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
  });
});

describe('field', () => {
  function show(validity: Validity) {
    render(
      <Field id="name" label="Name" validity={validity} message="Enter your name">
        {(control) => <input {...control} />}
      </Field>,
    );
    return screen.getByRole('textbox', { name: 'Name' });
  }

  test('§4 an untouched field has no mark and no message', () => {
    const input = show('untouched');
    expect(input).not.toHaveAttribute('data-validity');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Enter your name')).toBeNull();
  });

  test('§4 a valid field is marked valid and has no message', () => {
    const input = show('valid');
    expect(input).toHaveAttribute('data-validity', 'valid');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Enter your name')).toBeNull();
  });

  test('§4 an invalid field is marked invalid and tied to its message', () => {
    const input = show('invalid');
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute('data-validity', 'invalid');
    expect(input).toHaveAccessibleDescription('Enter your name');
  });

  test('§5 mobile popup: a field without a message is marked and says nothing', () => {
    render(
      <Field id="name" label="Name" validity="invalid">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).toBeInvalid();
    expect(input).not.toHaveAccessibleDescription();
  });
});

describe('breadcrumb', () => {
  test('§2 company news detail: home and company dynamics are links, the title is the page itself', () => {
    const crumbs = [
      { label: 'Home', href: '/home' },
      { label: 'Company news', href: '/companyDynamics' },
      { label: 'Results' },
    ];
    render(<Breadcrumb label="You are here" crumbs={crumbs} />);
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['Company news', '/companyDynamics'],
    ]);
    expect(trail.getByText('Results')).toHaveAttribute('aria-current', 'page');
  });
});

describe('empty state', () => {
  test('Calls: what could not be had is announced', () => {
    render(
      <EmptyState kind="failed" title="Could not be loaded" text="Try again" action={<a href="/home">Reload</a>} />,
    );
    const state = within(screen.getByRole('status'));
    expect(state.getByText('Could not be loaded')).toBeVisible();
    expect(state.getByRole('link', { name: 'Reload' })).toBeVisible();
  });

  test('what is simply empty is not announced', () => {
    render(<EmptyState title="Nothing here yet" text="Come back" />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Nothing here yet')).toBeVisible();
  });
});
