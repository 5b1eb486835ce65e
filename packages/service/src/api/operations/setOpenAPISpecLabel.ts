import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { setLabel } from '../../features/labels/change-label.js';
import { labelReply } from '../../features/labels/label.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const setOpenAPISpecLabel =
  (deps: Deps): Handler<'setOpenAPISpecLabel', Principal> =>
  async ({ path, header, body: { version, ifVersion }, principal }) => {
    const found = await findSpec(deps, principal, path);
    const { label, created, spec } = await setLabel(deps, principal, found, {
      ...{ name: path.label, version, ifVersion },
      ifMatch: header['If-Match'],
    });
    return { status: created ? 201 : 200, ...labelReply(deps, spec, label) };
  };
