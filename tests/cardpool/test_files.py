"""Files are written whole or not at all."""

import os
import stat

import pytest

from cardpool.files import drafts_of, replacing, write_text


def test_a_file_is_replaced_and_keeps_its_mode(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("old")
    path.chmod(0o640)
    write_text(path, "new\r\n")
    assert path.read_bytes() == b"new\r\n" and stat.S_IMODE(path.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_file_and_folder_are_on_the_disk_in_that_order(tmp_path, monkeypatch):
    synced = []
    sync = os.fsync

    def noted(handle):
        synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))
        sync(handle)

    monkeypatch.setattr(os, "fsync", noted)
    write_text(tmp_path / "a.txt", "x")
    assert synced == [False, True]


def test_a_failure_leaves_the_old_file_and_nothing_else(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("old")
    with pytest.raises(ZeroDivisionError), replacing(path) as draft:
        draft.write_text("half")
        raise ZeroDivisionError
    assert path.read_text() == "old" and list(tmp_path.iterdir()) == [path]


def test_the_name_of_a_draft_differs_each_time_and_it_is_found_again(tmp_path):
    path = tmp_path / "a[1].txt"
    with replacing(path) as one, replacing(path) as other:
        assert one != other and set(drafts_of(path)) == {one, other}
        assert stat.S_IMODE(one.stat().st_mode) == 0o600


def test_a_link_is_replaced_and_not_written_through(tmp_path):
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("kept")
    link.symlink_to(target)
    write_text(link, "new")
    assert target.read_text() == "kept" and not link.is_symlink()


@pytest.mark.parametrize("name", ["/", ".", "a\0b", "x" * 300, "no/such/folder"])
def test_what_is_no_name_of_a_file_is_an_oserror(tmp_path, name):
    with pytest.raises(OSError):
        write_text(tmp_path / name, "x")
    assert not list(tmp_path.iterdir())
