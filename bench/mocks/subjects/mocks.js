import { createMocks } from '@specshelf/mocks';

export const start = () => createMocks();
