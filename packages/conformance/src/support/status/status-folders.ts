import type { OperationId } from '@specshelf/contract';
import type { SuiteFolder } from '../suite-folders.js';

type DocumentedStatus = `${OperationId} ${number}`;

/** Statuses of all operations that one folder of suites receives. `access` receives all others. */
const ofAllOperations: Readonly<Record<string, SuiteFolder>> = {
  413: 'requests',
  415: 'requests',
  429: 'requests',
};

/** Statuses that another folder receives, since they belong to its behavior. */
const others: readonly [SuiteFolder, readonly DocumentedStatus[]][] = [
  [
    'requests',
    [
      'pollDeviceLogin 400',
      'getComputedDocument 400',
      'getComputedRevision 400',
      'setOpenAPISpecLabel 400',
      'updateOpenAPISpecVersionById 400',
      'acknowledgeOpenAPISpecChanges 400',
      'checkOpenAPISpec 400',
      'createOrUpdateOpenAPISpecBySlug 400',
      'updateOpenAPISpecBySlug 400',
      'listOpenAPISpecs 400',
      'createOpenAPISpec 400',
      'getPublishedOpenAPISpec 200',
    ],
  ],
  [
    'specifications',
    [
      'getLatestOpenAPISpecVersionContentRaw 304',
      'getLatestOpenAPISpecVersionContent 304',
      'getOpenAPISpecVersionSourceFile 304',
      'getOpenAPISpecVersionContentById 304',
      'getOpenAPISpecVersionDocument 304',
      'getOpenAPISpecVersionDocumentYAML 304',
      'getOpenAPISpecVersionSource 304',
      'getOpenAPISpecVersionSourceArchive 304',
      'getPublishedOpenAPISpec 304',
      'getPublishedOpenAPISpecYAML 200',
      'getPublishedOpenAPISpecYAML 304',
      'listOpenAPISpecVersions 400',
      'createOpenAPISpec 409',
    ],
  ],
  [
    'labels',
    [
      'listOpenAPISpecLabelMoves 400',
      'listOpenAPISpecVersionPublications 400',
      'setOpenAPISpecLabel 409',
      'deleteOpenAPISpecLabel 400',
      'deleteOpenAPISpecLabel 409',
    ],
  ],
  [
    'changes',
    [
      'listLatestOpenAPISpecVersionChanges 400',
      'listOpenAPISpecVersionChanges 400',
      'getOpenAPISpecVersionChangesMarkdown 400',
      'listOpenAPISpecChangelog 400',
      'createOrUpdateOpenAPISpecBySlug 409',
    ],
  ],
  ['computed-content', ['getComputedDocument 304', 'getComputedRevision 304']],
  ['integrations', ['getComputedDocument 502', 'getComputedRevision 504']],
  ['organizations', ['getOrganizationsForEmailDomain 400']],
  ['search', ['searchOrganization 400']],
];

/** Returns the folder whose suites must receive a documented status. Each folder runs on its own. */
export function folderOfStatus(operationId: OperationId, status: string): SuiteFolder {
  const other = others.find(([, statuses]) => statuses.some((each) => each === `${operationId} ${status}`));
  return other?.[0] ?? ofAllOperations[status] ?? 'access';
}
