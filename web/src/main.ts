import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './lang.svelte';
import { settings } from './settings.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/parts.css';
import './styles/table.css';
import './styles/lobby.css';
import './styles/replay.css';

await words.load(settings.lang);
mount(App, { target: document.getElementById('app')! });
