import { STORAGE } from '#data/storage.ts';

/**
 * Runs before the first paint, so that theme, density and the collapsed sidebar do not jump. The same text on every page,
 * whose hash the policy carries.
 */
export const HEAD_SCRIPT = `(function(d,s){function g(n){try{return JSON.parse(s.getItem(n))}catch(e){}}
var t=g('${STORAGE.theme.name}'),y=g('${STORAGE.density.name}');
if(t==='light'||t==='dark')d.dataset.theme=t;
if(y==='compact'||y==='comfortable')d.dataset.density=y;
if(g('${STORAGE.leftSidebarCollapsed.name}')===true)d.dataset.rail='';
d.dataset.scripts='on'})(document.documentElement,(function(){try{return localStorage}catch(e){return{getItem:function(){return null}}}})())`;
