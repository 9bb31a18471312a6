import { readFileSync } from "node:fs";
import { enquiryEnvironment } from "@typed-site/enquiries/server";
import { serverEnvironment } from "@typed-site/server";
import { LEAST_RATE, RATE_WINDOW } from "@typed-site/server/browser";
import { ANSWER_TIMEOUT_MS } from "../../packages/enquiries/browser/post-enquiry";
import { BODY_BYTES, DAILY_PHOTO_BYTES, LIMITS } from "../../packages/enquiries/shared/limits";
import { timeouts } from "../../packages/server/server";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";

const caddyfile = () => readFileSync("deploy/Caddyfile", "utf8");

/** Bytes per second of a poor mobile connection: 250 kbit/s. */
const POOR_CONNECTION = 250_000 / 8;

test("whoever sends photos by a poor mobile connection is not cut off, though half of it is lost", () => {
  expect(LEAST_RATE).toBeLessThanOrEqual(POOR_CONNECTION / 2);
  // A tunnel of some seconds.
  expect(RATE_WINDOW).toBeGreaterThanOrEqual(20_000);
});

test("a connection is not cut off as silent while the page's script still waits for its answer", () => {
  expect(timeouts.silence).toBeGreaterThan(ANSWER_TIMEOUT_MS);
});

test("of the limits of photos each holds the one before it, up to what Caddy lets through", () => {
  const [, megabytes] = /request_body @form \{\s*max_size (\d+)MB\s/.exec(caddyfile()) ?? [];
  const { photos, photoBytes, photosBytes } = LIMITS;
  const [one, ...others] = [
    photoBytes,
    photosBytes,
    // The texts of a form have room beside its photos, and the borders between its parts.
    BODY_BYTES - 1e6,
    // Who sends all that the form takes may do so once more, corrected.
    DAILY_PHOTO_BYTES.sender / 2,
    Number(megabytes) * 1e6,
    DAILY_PHOTO_BYTES.all,
  ];
  for (const [index, limit] of others.entries()) {
    expect(limit).toBeGreaterThan(others[index - 1] ?? one);
  }
  expect(photos * photoBytes).toBeGreaterThan(photosBytes);
});

test("the operator's document tells the limits that the program has", () => {
  const told = readFileSync("docs/enquiries.md", "utf8").replace(/\s+/g, " ");
  const limits = [
    `more than ${BODY_BYTES / 1e6} MB`,
    `${DAILY_PHOTO_BYTES.sender / 1e6} MB of photos a day`,
    `${DAILY_PHOTO_BYTES.all / 1e9} GB of photos a day`,
    `below ${LEAST_RATE / 1000} kB/s for ${RATE_WINDOW / 1000} s`,
    `\`POST ${ENQUIRY_ADDRESSES.endpoint}\` with ${BODY_BYTES / 1e6} MB through`,
  ];
  for (const limit of limits) expect(told).toContain(limit);
  for (const name of Object.keys({ ...serverEnvironment, ...enquiryEnvironment }))
    expect(told).toContain(`\`${name}\``);
});

test("Caddy keeps no idle connection, which a server could be ending while a form is sent on it", () => {
  const proxies = caddyfile().match(/\treverse_proxy /g) ?? [];
  const kept = caddyfile().match(/\tkeepalive_idle_conns_per_host -1\s/g) ?? [];
  expect(proxies).not.toHaveLength(0);
  expect(kept).toHaveLength(proxies.length);
  // A proxy of one's own ends an idle one first: after two minutes, as Caddy does.
  expect(timeouts.idle).toBeGreaterThan(120_000);
});
