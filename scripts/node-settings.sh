# Sourced by `npm start` and `./den`: settings with which a server takes less memory and starts sooner. What the caller has set
# stays. Measured in docs/operations.md.

# glibc makes an arena for each thread by default and keeps what was freed in it. Other systems ignore this name.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# Thresholds in bytes. By default glibc raises both to the largest buffer freed so far, and then keeps the memory that pictures
# and compression have freed.
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
# MiB for each half of V8's young generation, which otherwise grows with the machine's memory and stays. The last one counts.
export NODE_OPTIONS="--max-semi-space-size=${semi_space:-4}${NODE_OPTIONS:+ $NODE_OPTIONS}"
# Node keeps compiled code and stripped types here. Where it cannot write it goes on without.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-${here:-$PWD}/node_modules/.cache/node-compile}"
