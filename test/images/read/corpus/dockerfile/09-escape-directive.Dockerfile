# escape=`
# syntax=docker/dockerfile:1@sha256:abababababababababababababababababababababababababababababababab
FROM mcr.microsoft.com/windows/servercore:ltsc2022 `
     AS base
COPY a C:\
RUN dir C:\ `
    && echo FROM no:1
FROM mcr.microsoft.com/windows/nanoserver:ltsc2022
