# Sourced by `npm start` and `./den`: settings with which a server takes less memory. What the caller has set stays.
# After 2,600 rendered pages a server held 395 to 400 MiB without them and 235 to 305 MiB with them; docs/operations.md.

# glibc makes an arena for each thread by default and keeps what was freed in it. Other systems ignore this name.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# MiB for each half of V8's young generation, which otherwise grows with the machine's memory and stays. The last one counts.
export NODE_OPTIONS="--max-semi-space-size=8${NODE_OPTIONS:+ $NODE_OPTIONS}"
