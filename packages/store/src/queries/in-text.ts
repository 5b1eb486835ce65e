/**
 * Makes knex write a limit into the text of a query. With a limit as a parameter, SQLite plans the query each time, which takes ten
 * times as long as the query.
 */
export const inText = { skipBinding: true };
