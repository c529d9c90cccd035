import { openPGlite } from './src/db/pglite.ts';
const db = await openPGlite({});
const st={name:'x',text:`select json_build_object('a',$1::int,'b',$2::text)::text`};
for(let i=0;i<200;i++) await db.json(st,[i,'x']);
let t=performance.now(); const N=1500; for(let i=0;i<N;i++) await db.json(st,[i,'x']); console.log('json', ((performance.now()-t)/N).toFixed(3),'ms');
const { PGlite } = await import('@electric-sql/pglite'); const p=await PGlite.create();
for(let i=0;i<200;i++) await p.query(st.text,[i,'x'],{rowMode:'array'});
t=performance.now(); for(let i=0;i<N;i++) await p.query(st.text,[i,'x'],{rowMode:'array'}); console.log('direct', ((performance.now()-t)/N).toFixed(3),'ms');
process.exit();
