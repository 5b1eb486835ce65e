import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { setLabel } from '../labels/change-label.js';
import type { Deps } from '../ports/deps.js';
import { labelReply } from '../present/label.js';

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
