import { defaultPolicy, type Policy } from '@specshelf/changes/policy';
import { describe, expect, it } from 'vitest';
import { loosenedSettings } from '../../../src/features/compatibility/loosened-settings.js';

type Settings = Partial<Policy>;

const gate = (settings: Settings) => ({ policy: { ...defaultPolicy, ...settings } });
const loosened = (before: Settings, after: Settings) =>
  loosenedSettings(gate({ refuse: 'breaking', ...before }), gate({ refuse: 'breaking', ...after }));

describe('loosenedSettings', () => {
  it.each<[name: string, tight: Settings, loose: Settings]>([
    ['refuse', { refuse: 'breaking' }, { refuse: 'none' }],
    ['refuse', { refuse: 'risky' }, { refuse: 'breaking' }],
    ['against', { against: 'all' }, { against: 'latest' }],
    ['categories', { categories: ['wire', 'source'] }, { categories: ['wire'] }],
    ['rules', {}, { rules: { 'operation-removed': 'risky' } }],
    ['rules', {}, { rules: { 'enum-value-removed': 'off' } }],
    ['rules', { rules: { 'enum-value-added': 'breaking' } }, {}],
    ['rules', { rules: { 'version-not-raised': 'breaking' } }, {}],
    ['rules', { sunsetDays: 30 }, { sunsetDays: 30, rules: { 'sunset-added': 'safe' } }],
    ['strict', { strict: true }, {}],
    ['stability', {}, { stability: 'beta' }],
    ['stability', { stability: 'beta' }, { stability: 'stable' }],
    ['sunsetDays', { sunsetDays: 30 }, { sunsetDays: 29 }],
  ])('names %s if %j becomes %j, and nothing in the other direction', (name, tight, loose) => {
    expect(loosened(tight, loose)).toEqual([`compatibility.${name}`]);
    expect(tight.refuse === 'breaking' ? [] : loosened(loose, tight)).toEqual([]);
  });

  it('names each setting that a mixed change loosens', () => {
    expect(loosened({ categories: ['wire'], against: 'all' }, { categories: ['source'] })).toEqual([
      'compatibility.against',
      'compatibility.categories',
    ]);
  });

  it('names nothing if levels stay the same', () => {
    expect(loosened({}, { rules: { 'enum-value-removed': 'breaking' } })).toEqual([]);
    expect(loosened({}, { stability: 'draft' })).toEqual([]);
    expect(loosened({}, { strict: false, sunsetDays: 0 })).toEqual([]);
  });

  it('names nothing if the settings before refuse nothing', () => {
    expect(loosened({ refuse: 'none', strict: true }, { refuse: 'none' })).toEqual([]);
    expect(loosened({ refuse: 'none' }, { rules: { 'enum-value-removed': 'off' } })).toEqual([]);
  });

  it('names a default label that is removed or replaced', () => {
    const strict = gate({ refuse: 'breaking' });
    expect(loosenedSettings({ ...strict, defaultLabel: 'prod' }, strict)).toEqual(['defaultLabel']);
    expect(
      loosenedSettings({ ...strict, defaultLabel: 'prod' }, { ...strict, defaultLabel: 'next' }),
    ).toEqual(['defaultLabel']);
    expect(loosenedSettings(strict, { ...strict, defaultLabel: 'prod' })).toEqual([]);
  });
});
