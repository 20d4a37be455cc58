import { ASKING_HASHES, ASKING_PARAMETERS } from '#data/asked-address.ts';
import { addressModals } from '#data/modal-kinds.ts';
import { STORAGE } from '#data/storage.ts';

const list = (words: readonly string[]) => `'${words.join(',')}'.split(',')`;

/** Takes out of the address what asks for a modal that an address opens, so that no other script and no referrer reads the token of a mail. */
const takeAsked = () => `;(function(w){var u=new URL(w.location.href),q=u.searchParams,a;
${list(ASKING_PARAMETERS)}.forEach(function(n){var v=q.get(n);
if(v!==null&&(n!=='modal'||${list(addressModals())}.indexOf(v.replace(/-/g,'_'))>=0)){a=1;q.delete(n)}});
if(${list(ASKING_HASHES)}.indexOf(u.hash.slice(1))>=0){a=1;u.hash=''}
if(a){w.touchlineAsked=w.location.href;w.history.replaceState(w.history.state,'',u.pathname+u.search+u.hash)}})(window)`;

/**
 * Runs before the first paint, so that theme, density and the collapsed sidebar do not jump, and before every other script.
 * The same text on every page, whose hash the policy carries. A function, because the browser's build leaves out one that it never calls.
 */
export const headScript = () => `(function(d,s){function g(n){try{return JSON.parse(s.getItem(n))}catch(e){}}
var t=g('${STORAGE.theme.name}'),y=g('${STORAGE.density.name}');
if(t==='light'||t==='dark')d.dataset.theme=t;
if(y==='compact'||y==='comfortable')d.dataset.density=y;
if(g('${STORAGE.leftSidebarCollapsed.name}')===true)d.dataset.rail='';
d.dataset.scripts='on'})(document.documentElement,(function(){try{return localStorage}catch(e){return{getItem:function(){return null}}}})())${takeAsked()}`;
