#!/usr/bin/env bash
# A feed by @astrojs/rss whose links lead to a place in a page, or say where visitors come from:
# "/cennik/#trawniki", "/cennik/?utm_source=rss".
# Expected: `trailingSlash`, which is on by default, ends the path with a slash.
# What happens: it ends the whole address with one: "#trawniki/" is no place in the page, so readers see its top; the
# source is "rss/". Where a dot is in the last part (".pdf", "#ceny.2026") nothing is added. `false` adds none, and takes
# it from the paths that need it.
# Seen with @astrojs/rss 4.0.19.
# Costs: links into long pages that open at the top, visits counted under a name that nobody gave.
# Do: give whole addresses, `new URL(link, site).href`, which are left alone (tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error @astrojs/rss@4.0.19 >/dev/null || exit 2

cat >try.mjs <<'END'
import rss from "@astrojs/rss";

const site = "https://example.pl/";
const links = ["/cennik/", "/cennik", "/cennik/#trawniki", "/cennik/?utm_source=rss", "/cennik.pdf", "/cennik/#ceny.2026"];
const feed = async (chosen, trailingSlash) => {
  const items = chosen.map((link) => ({ title: "Cennik", link, pubDate: new Date(0) }));
  const answer = await rss({ title: "Bór", description: "Ogrody", site, items, trailingSlash });
  return Array.from((await answer.text()).matchAll(/<item>.*?<link>(.*?)<.link>/gs), ([, link]) => link);
};
const byDefault = await feed(links);
const without = await feed(links, false);
const whole = await feed(links.map((link) => new URL(link, site).href));
links.forEach((link, at) => console.log(`${link}: ${byDefault[at]} | trailingSlash false: ${without[at]} | given whole: ${whole[at]}`));
END
node try.mjs | tee seen
diff seen - <<'END'
/cennik/: https://example.pl/cennik/ | trailingSlash false: https://example.pl/cennik | given whole: https://example.pl/cennik/
/cennik: https://example.pl/cennik/ | trailingSlash false: https://example.pl/cennik | given whole: https://example.pl/cennik
/cennik/#trawniki: https://example.pl/cennik/#trawniki/ | trailingSlash false: https://example.pl/cennik/#trawniki | given whole: https://example.pl/cennik/#trawniki
/cennik/?utm_source=rss: https://example.pl/cennik/?utm_source=rss/ | trailingSlash false: https://example.pl/cennik/?utm_source=rss | given whole: https://example.pl/cennik/?utm_source=rss
/cennik.pdf: https://example.pl/cennik.pdf | trailingSlash false: https://example.pl/cennik.pdf | given whole: https://example.pl/cennik.pdf
/cennik/#ceny.2026: https://example.pl/cennik/#ceny.2026 | trailingSlash false: https://example.pl/cennik/#ceny.2026 | given whole: https://example.pl/cennik/#ceny.2026
END
