import { BASE_PATH, CONSENT_COOKIE_S } from '@touchline/contract/constants';
import { ASKED_EVENT, ASKING_HASHES, ASKING_PARAMETERS } from '#data/asked-address.ts';
import { ANSWER_EVENT, CHOOSE } from '#data/consent-answer.ts';
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
 * Says on the document what the player agreed to, which hides the cookie notice, and takes the answer to the notice, also before
 * the product's code is here. `data-agree` of a button: the classes that it agrees to, or `choose`, which asks for the drawer.
 */
const takeConsent = () => `(function(w,k,d){
function read(n){try{return(k.cookie.match('(?:^|; )'+n+'=([^;]*)')||[])[1]}catch(e){}}
function keep(n,v){try{k.cookie=n+'='+v+'; path=${BASE_PATH}; max-age=${CONSENT_COOKIE_S}; samesite=lax'+(w.location.protocol==='https:'?'; secure':'')}catch(e){}}
var v=read('${STORAGE.consentChoices.name}');
if(read('${STORAGE.consent.name}')==='1'&&/^necessary/.test(v))d.dataset.consent=v;
d.addEventListener('click',function(e){var b=e.target.closest('[data-agree]'),v=b&&b.dataset.agree;
if(!v)return;
if(v==='${CHOOSE}'){w.touchlineAsked=w.location.origin+'?modal=cookie_drawer';w.dispatchEvent(new Event('${ASKED_EVENT}'));return}
keep('${STORAGE.consent.name}',1);keep('${STORAGE.consentChoices.name}',v);d.dataset.consent=v;
w.dispatchEvent(new Event('${ANSWER_EVENT}'))})})(window,document,document.documentElement)`;

/**
 * Runs before the first paint, so that theme, density and the collapsed sidebar do not jump, and before every other script.
 * The same text on every page, whose hash the policy carries. A function, because the browser's build leaves out one that it never calls.
 */
export const headScript = () => `${takeConsent()};(function(d,s){
function g(n){try{return/preference/.test(d.dataset.consent)?JSON.parse(s.getItem(n)):null}catch(e){}}
var t=g('${STORAGE.theme.name}'),y=g('${STORAGE.density.name}');
if(t==='light'||t==='dark')d.dataset.theme=t;
if(y==='compact'||y==='comfortable')d.dataset.density=y;
if(g('${STORAGE.leftSidebarCollapsed.name}')===true)d.dataset.rail='';
d.dataset.scripts='on'})(document.documentElement,(function(){try{return localStorage}catch(e){return{getItem:function(){return null}}}})())${takeAsked()}`;
