import { type OperationId, type Route, routes } from '@specshelf/contract';

export function findRoute(operationId: OperationId): Route {
  const route = routesById.get(operationId);
  if (!route) throw new Error(`The contract has no operation ${operationId}`);
  return route;
}

const routesById = new Map<OperationId, Route>(routes.map((route) => [route.operationId, route]));
