import { casesOf, JOBS, openTrial } from './campaign.ts';

const only = process.argv[2];
let n = 0;
let bad = 0;
const began = performance.now();
for (const job of JOBS) {
  if (only && !job.id.match(`^(?:${only})$`)) continue;
  const trial = await openTrial(job);
  const clean = trial.clean;
  const cases = casesOf(job, clean, 1);
  const t = performance.now();
  let b = 0;
  for (const which of cases) {
    n += 1;
    const { problems } = await trial.tryCase(which);
    if (problems.length) {
      b += 1;
      console.log(
        `FAIL ${which.id}: ${problems
          .map((x) => x.slice(0, 330))
          .join(' | ')
          .slice(0, 800)}`,
      );
    }
  }
  await trial.close();
  bad += b;
  console.log(`== ${job.id}: ${cases.length} cases, ${b} failed, ${Math.round(performance.now() - t)} ms`);
}
console.log(n, bad, Math.round(performance.now() - began));
