import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './lang.svelte';
import { PAGES } from './pages';
import { router } from './route.svelte';
import { settings } from './settings.svelte';
import './styles/index.css';

// both at once; a page that does not come is told by the app
PAGES[router.now.page]().catch(() => undefined);
await words.load(settings.lang);
mount(App, { target: document.getElementById('app')! });
