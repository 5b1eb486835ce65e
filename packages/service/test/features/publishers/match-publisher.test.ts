import { expect, it } from 'vitest';
import { matchPublisher } from '../../../src/features/publishers/match-publisher.js';
import { publisher } from '../../records.js';

const claims = {
  iss: 'https://token.actions.githubusercontent.com',
  repository: 'acme/pets',
  repository_id: '1',
  ref: 'refs/heads/main',
  ref_type: 'branch',
  event_name: 'push',
};

it('accepts no job for a publisher with a condition of a newer release', () => {
  const restricted = publisher({ restrictions: ['workflow'] });
  expect(() => matchPublisher([restricted], claims, 'acme')).toThrow(
    'The trusted publisher "Pets" has a condition that this server does not know: workflow. A newer release of Specshelf has created it. Use a server of that release, or create a trusted publisher without this condition.',
  );
  const known = publisher({ id: 'publisher2' });
  expect(matchPublisher([restricted, known], claims, 'acme')).toBe(known);
});

it('reveals no condition to jobs of other repositories', () => {
  const restricted = publisher({ restrictions: ['workflow'] });
  expect(() => matchPublisher([restricted], { ...claims, repository: 'other/pets' }, 'acme')).toThrow(
    /^The claim `repository` is "other\/pets"/,
  );
});
