#!/bin/sh
# The namespace of workflows, made when there is none. Their search attributes a worker makes.
set -eu
temporal operator namespace describe --namespace default >/dev/null 2>&1 ||
  temporal operator namespace create --namespace default --retention 720h
