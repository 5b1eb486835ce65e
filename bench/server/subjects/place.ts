// The environment of a subject, set by the program that starts it.
const { PORT, DATABASE_URL = '', RESPONSES = '' } = process.env;

export const port = Number(PORT);
export const url = `http://127.0.0.1:${port}`;
export const databaseURL = DATABASE_URL;

/** Folder of prepared responses, for subjects that only send them. */
export const responses = RESPONSES;
