"""Write constraints.txt anew: every package that an install takes, as a pin with its hash.

    python -m tests.pins

pip resolves the project with all its extras into a report; nothing is installed.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.conftest import ROOT

HEAD = "# Everything by its hash: CPython 3.11 on Linux. `make pinned` installs it.\n"


def resolved():
    """Return name, version and hash of every package, as pip would install them."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        subprocess.run([*pip, "--report", report, f"{ROOT}[dev,openspiel]"], check=True)
        for item in json.loads(report.read_text("utf-8"))["install"]:
            name = item["metadata"]["name"].lower().replace("_", "-")
            archive = item["download_info"].get("archive_info")
            if archive:  # the project itself is a folder
                yield name, item["metadata"]["version"], archive["hashes"]["sha256"]


if __name__ == "__main__":
    rows = [f"{name}=={version} \\\n    --hash=sha256:{sha}\n" for name, version, sha in resolved()]
    (ROOT / "constraints.txt").write_text(HEAD + "".join(sorted(rows)), "utf-8")
