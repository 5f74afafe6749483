"""Runs a command and writes to a file what it and its children took: process-usage.py FILE PROGRAM [WORD ...]

Node cannot ask the kernel what an ended child took; wait4 answers for the child and for all that it waited for.
"""

import json
import os
import sys
import time

_, file, program, *words = sys.argv
started = time.monotonic()
child = os.posix_spawn(program, [program, *words], os.environ)
_, status, usage = os.wait4(child, 0)
figures = {
    "wallMs": (time.monotonic() - started) * 1000,
    "cpuMs": (usage.ru_utime + usage.ru_stime) * 1000,
    "peakMib": usage.ru_maxrss / 1024,
}
with open(file, "w", encoding="utf-8") as written:
    json.dump(figures, written)
sys.exit(os.waitstatus_to_exitcode(status))
