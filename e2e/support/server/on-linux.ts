import { existsSync } from "node:fs";

/** A test that needs what only Linux's kernel tells of processes (proc(5)); else Jest names it as skipped. */
export const onLinux = existsSync("/proc/self/status") ? test : test.skip;
