/** The subject of a request, as versions and labels show it. */
export interface Publisher {
  id: string;
  displayName: string;
}

/** Where a content comes from, as its publisher says. */
export interface Provenance {
  repository?: string;
  commit?: string;
  branch?: string;
  author?: string;
  message?: string;
  url?: string;
}

/** A request that has sent the current source of a specification and that no run has completed. */
export interface Submission {
  /** The ID of its publication. */
  id: string;
  submittedAt: string;
  publisher: Publisher;
  /** The token, or the browser session, of the publisher, for the audit log. */
  tokenId?: string;
  sessionId?: string;
  provenance?: Provenance;
  /** The labels to move. */
  labels: readonly string[];
  /** The URL, or the digest of the content: a server of the previous release may have replaced the source. */
  source: string;
  /** Whether it was sent during a run, so that only the next run completes it. */
  awaitsRerun?: boolean;
}

/** A publication of the content of a version. */
export interface PublicationRecord {
  id: string;
  specId: string;
  versionId: string;
  createdAt: string;
  trigger: 'submitted' | 'refreshed';
  /** Absent if the server has fetched the content by itself. */
  publisher?: Publisher;
  provenance?: Provenance;
}

/** A label of a specification, such as `prod`. It points to one version. */
export interface LabelRecord {
  specId: string;
  /** In lower case. */
  name: string;
  version: string;
  /** The version before the last move. Retention keeps it, too. */
  previousVersion?: string;
  createdAt: string;
  movedAt: string;
  movedBy?: Publisher;
}

export interface LabelMoveRecord extends LabelMove {
  id: string;
}

/** A change of a label. */
export interface LabelMove {
  label: string;
  /** The version before; absent if the label is new. */
  from?: string;
  /** The version after; absent if the label is removed. */
  to?: string;
  createdAt: string;
  movedBy?: Publisher;
}
