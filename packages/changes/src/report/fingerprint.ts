import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Finding, FindingPlace } from '../model/comparison.js';

/**
 * Returns the ID of a change: 16 hex digits of the hash of rule, places and values. It contains neither messages nor lines, so that
 * an acknowledged change keeps its ID when texts are corrected or lines move.
 */
export function fingerprint(finding: Finding, isText: boolean, repetition: number): string {
  const place = ({ pointer, value }: FindingPlace) => (isText ? [pointer] : [pointer, value ?? null]);
  const { rule, before, after } = finding;
  const parts = [
    rule,
    before === undefined ? null : place(before),
    after === undefined ? null : place(after),
  ];
  const text = JSON.stringify(repetition === 0 ? parts : [...parts, repetition]);
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}
