import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './lang.svelte';
import { settings } from './settings.svelte';
import './styles/index.css';

await words.load(settings.lang);
mount(App, { target: document.getElementById('app')! });
