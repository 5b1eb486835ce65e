import { defined, type OpenAPISpecRecord, type SpecSourceRecord } from '@specshelf/service';
import { problemKindsOf } from '@specshelf/service/catalog';
import type { OpenAPISpecRow } from './row-types.js';

// Members of a specification that have several columns, or columns of another form.

type CountColumns = Pick<OpenAPISpecRow, 'error_count' | 'warning_count' | 'info_count' | 'problem_kinds'>;

export function toCountColumns(counts: OpenAPISpecRecord['problemCounts']): CountColumns {
  const { error, warning, info } = counts;
  return {
    error_count: error,
    warning_count: warning,
    info_count: info,
    problem_kinds: problemKindsOf(counts),
  };
}

/** Returns the marker for rows whose name key, problem counts, terms, and `failing_since` are current. */
export function toIndexedAt(lastProcessedAt: string | null | undefined): string {
  return lastProcessedAt ?? '';
}

export type SourceColumns = Pick<OpenAPISpecRow, 'source_kind' | 'source' | 'source_headers' | 'source_size'>;

export function toSourceColumns(source: SpecSourceRecord): SourceColumns {
  if (source.kind === 'url') {
    const { url, headers = null } = source;
    return { source_kind: 'url', source: url, source_headers: headers, source_size: null };
  }
  const { kind, content, size = null } = source;
  return { source_kind: kind, source: content, source_headers: null, source_size: size };
}

export function toSource(row: SourceColumns): SpecSourceRecord {
  const { source_kind: kind, source, source_headers: headers, source_size: size } = row;
  if (kind !== 'url') return { kind, content: source, ...defined({ size: size ?? undefined }) };
  return { kind, url: source, ...defined({ headers: headers ?? undefined }) };
}
