import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';

const data = document.getElementById('data')?.textContent;
const root = document.getElementById('root');
if (root && data) hydrateRoot(root, <Page document={JSON.parse(data)} />);
