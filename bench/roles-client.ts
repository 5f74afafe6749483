// Reads lists of the platform page by page and checks nothing: the least that a plan has to do.
const [origin = '', ...lists] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env['PLATFORM_TOKEN']}` };

async function count(list: string): Promise<number> {
  let rows = 0;
  for (let token: string | undefined = ''; token !== undefined; ) {
    const query = `page_size=200${token === '' ? '' : `&page_token=${encodeURIComponent(token)}`}`;
    const answer = await fetch(`${origin}/iam/v2/${list}?${query}`, { headers });
    if (!answer.ok) throw new Error(`${list}: HTTP ${answer.status}`);
    const page: Record<string, unknown> = JSON.parse(await answer.text());
    const found = page[list];
    rows += Array.isArray(found) ? found.length : 0;
    const next = page['nextPageToken'];
    token = typeof next === 'string' && next !== '' ? next : undefined;
  }
  return rows;
}

const counts = await Promise.all(lists.map(count));
if (counts.some((rows) => rows === 0)) throw new Error(`empty lists: ${counts.join()}`);
