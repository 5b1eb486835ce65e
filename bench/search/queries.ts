import { wordOfToken } from '@specshelf/search';
import { createRandom, type Random } from '../../packages/store/test/support/create-random.js';
import type { Sample } from './sample-documents.js';

/** A request for results. */
export interface SearchRequest {
  q: string;
  kind?: string;
  spec?: string;
  /** Without a token. */
  isAnonymous?: true;
  /** The second page instead of the first one. */
  isSecondPage?: true;
}

/** Requests by their kind. */
export type Queries = Readonly<Record<string, readonly SearchRequest[]>>;

const broad = ['user', 'list', 'get', 'name', 'status', 'create', 'update', 'account', 'type', 'date'];
const questions = [
  ...['create user', 'list repositories', 'delete account', 'update payment method', 'send message'],
  ...['list of orders', 'cancel subscription', 'get user by id', 'upload file', 'search issues'],
];

/** Requests of each kind, made from the words of real documents. */
export function queriesOf(samples: readonly Sample[], slugs: readonly string[], count: number): Queries {
  const random = createRandom(11);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[random(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };
  const operation = () => one(one(samples).operations).entry;
  const word = () =>
    one(
      one(one(samples).operations)
        .tokens.flatMap((token) => wordOfToken(token) ?? [])
        .filter((term) => /^\p{L}{5,12}$/u.test(term))
        .concat('user'),
    );
  const many = (make: () => SearchRequest) => Array.from({ length: count }, make);
  const any = () => one([word(), one(broad), one(questions), operation().identifier ?? word()]);
  return {
    'exact identifiers': many(() => ({ q: operation().identifier ?? word() })),
    paths: many(() => ({ q: operation().path ?? word() })),
    'a method and a path': many(() => {
      const { method, path } = operation();
      return { q: `${method} ${path}` };
    }),
    'prefixes of 2 letters': many(() => ({ q: word().slice(0, 2) })),
    'prefixes of 3 and 4 letters': many(() => ({ q: word().slice(0, 3 + random(2)) })),
    'two words': many(() => ({ q: `${word()} ${word()}` })),
    questions: many(() => ({ q: one(questions) })),
    'broad words': many(() => ({ q: one(broad) })),
    'rare words': many(() => ({ q: word() })),
    'a typing error': many(() => ({ q: misspelled(word(), random) })),
    'a kind': many(() => ({ q: any(), kind: one(['operation', 'schema', 'spec', 'page']) })),
    'one specification': many(() => ({ q: any(), spec: one(slugs) })),
    'without a token': many(() => ({ q: any(), isAnonymous: true })),
    'second page': many(() => ({ q: one([...broad, ...questions]), isSecondPage: true })),
  };
}

function misspelled(word: string, random: Random): string {
  const place = 1 + random(word.length - 2);
  return `${word.slice(0, place)}${word.slice(place + 1, place + 2)}${word.slice(place, place + 1)}${word.slice(place + 2)}`;
}
