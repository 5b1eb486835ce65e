/**
 * Has knex write a limit into the text of a query. SQLite plans a query anew each time it is given the limit as a value, which
 * takes ten times as long as the query.
 */
export const inText = { skipBinding: true };
